import { useSite } from '../lib/site-context.tsx';
import styles from './notes.module.css';

/** Says once, under a section's heading, that some of its entries are invented; only a preview shows it. */
export function SampleNote({ of }: { of: readonly { sample: boolean }[] }) {
  const { preview } = useSite();
  if (!preview || !of.some(({ sample }) => sample)) return null;
  return (
    <p className={styles.sample}>These are samples. Real ones will replace them before the site goes live.</p>
  );
}
