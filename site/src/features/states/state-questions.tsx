import { useSite } from '../../lib/site-context.tsx';
import type { StateProgram } from '../../model/state-program.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section.tsx';
import styles from './state-questions.module.css';

interface StateQuestionsProps {
  consultation: StateProgram['consultation'];
  contactLabel: string;
}

/** The last word of a state's page: where questions go. On paper, the addresses stand in for the button. */
export function StateQuestions({ consultation, contactLabel }: StateQuestionsProps) {
  const { settings, path } = useSite();
  return (
    <Section labelledBy="questions" surface="muted" className={styles.questions}>
      <div>
        <h2 id="questions">{consultation.questionsHeading}</h2>
        <p className={styles.text}>{consultation.questionsText}</p>
        <p className={styles.printed}>
          {settings.origin}
          {path} · {settings.mail.general}
        </p>
      </div>
      <p className={styles.action}>
        <ButtonLink to={consultation.contactTarget} variant="outlined">
          {contactLabel}
        </ButtonLink>
      </p>
    </Section>
  );
}
