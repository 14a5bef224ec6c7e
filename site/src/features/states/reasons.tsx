import { Poster, Reading } from '../../components/section.tsx';
import { TitledItems } from '../../components/titled-items.tsx';
import { scenes, type SceneName } from '../../model/drawing.ts';
import type { StateProgram } from '../../model/state-program.ts';
import styles from './reasons.module.css';

const files = import.meta.glob<string>('../../illustrations/scenes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A drawing of one of the reasons, as wide as the window. Decorative. */
function Scene({ name }: { name: SceneName }) {
  const src = files[`../../illustrations/scenes/${name}.svg`];
  return <img src={src} alt="" width={1440} height={320} loading="lazy" className={styles.scene} />;
}

/** The reasons to choose us, above the state's drawing where it has one. */
export function Reasons({ reasonsHeading, reasons, scene }: StateProgram['consultation']) {
  const section = { id: 'reasons', labelledBy: 'reasons-heading', heading: reasonsHeading } as const;
  const list = (
    <ul role="list" className={`evenly ${styles.reasons}`}>
      <TitledItems items={reasons} />
    </ul>
  );
  if (!scene) return <Reading {...section}>{list}</Reading>;
  return (
    <Poster {...section} ground={scenes[scene]} flush className={styles.sky}>
      {list}
      <Scene name={scene} />
    </Poster>
  );
}
