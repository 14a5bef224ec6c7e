import styles from './exercise-reply.module.css';

interface ExerciseReplyProps {
  reply: string;
  /** Whether the answer is right, which a tick says before the words. */
  right: boolean;
}

/** What the teacher says to an answer in an exercise, in handwriting. */
export function ExerciseReply({ reply, right }: ExerciseReplyProps) {
  return (
    <p className={styles.reply}>
      {right && (
        <svg viewBox="0 0 44 36" aria-hidden="true">
          <path d="M4 20L15 31L40 4" />
        </svg>
      )}
      {reply}
    </p>
  );
}
