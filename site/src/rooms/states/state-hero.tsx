import { useSite } from '../../lib/site-context.tsx';
import { Icon } from '../../drawings/icon.tsx';
import { StateBadge } from '../../drawings/state-badge.tsx';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MarkedHeading } from '../../ui/marked-heading.tsx';
import { stateBadges } from './state-badges.ts';
import styles from './state-hero.module.css';

interface StateHeroProps {
  state: StateProgram;
  common: PageOf<'state-tutoring'>['consultations'];
}

function ProgramCard({ state, label }: { state: StateProgram; label: string }) {
  const { showLogo, programText } = state.consultation;
  return (
    <div className={styles.program}>
      <div className={styles.name}>
        <p>
          <span>{label}</span>
          <strong>{state.program}</strong>
        </p>
        {showLogo && state.logo && <StateBadge state={state.logo} />}
      </div>
      <p>{programText}</p>
    </div>
  );
}

function Badge({ text, confirmed }: { text: string; confirmed: boolean }) {
  const { preview, words } = useSite();
  return (
    <li>
      <Icon name="check" />
      {preview && !confirmed ? `${text} (${words.preview.unconfirmed})` : text}
    </li>
  );
}

/** The head of a state's landing page: the promise on ink, the program's card, and four badges on the edge. */
export function StateHero({ state, common }: StateHeroProps) {
  const { heading, lead, bookNow } = state.consultation;
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div>
          <MarkedHeading text={heading} onInk />
          <p className={styles.lead}>{lead}</p>
          {bookNow && (
            <p className={styles.action}>
              <ButtonLink to="#scheduler" look="highlighter">
                {common.bookNow}
              </ButtonLink>
            </p>
          )}
        </div>
        <ProgramCard state={state} label={common.programLabel} />
      </div>
      <ul role="list" className={styles.badges}>
        {stateBadges(state).map(({ name, confirmed }) => (
          <Badge key={name} text={common.badges[name]} confirmed={confirmed} />
        ))}
      </ul>
    </div>
  );
}
