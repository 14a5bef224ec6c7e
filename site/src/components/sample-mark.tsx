import { useSite } from '../lib/site-context.tsx';
import styles from './sample-mark.module.css';

/** Says of an invented entry that it is a sample; gone from a build that has passed the launch check. */
export function SampleMark({ of }: { of: { sample: boolean } }) {
  const { preview, words } = useSite();
  return preview && of.sample && <span className={styles.mark}>{words.preview.sample}</span>;
}
