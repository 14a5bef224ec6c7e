import type { PageOf } from '../../model/page.ts';
import { DetailsIcon } from '../../components/details-toggle.tsx';
import styles from './conformance-report.module.css';

type Report = NonNullable<PageOf<'contact-us'>['accessibility']['report']>;

/** How the website meets WCAG, criterion by criterion; closed until somebody asks, and open on paper. */
export function ConformanceReport({ report }: { report: Report }) {
  return (
    <details className={styles.report}>
      <summary>
        <h3>{report.label}</h3>
        <DetailsIcon />
      </summary>
      {/* The target stands inside, because browsers open a <details> for what is in it and not for itself. */}
      <div id="conformance-report">
        <p>{report.lead}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{report.criterion}</th>
              <th scope="col">{report.level}</th>
              <th scope="col">{report.result}</th>
            </tr>
          </thead>
          {report.principles.map(({ title, criteria }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={3}>
                  {title}
                </th>
              </tr>
              {criteria.map(({ number, name, level, result, remark }) => (
                <tr key={number}>
                  <th scope="row">
                    {number} {name}
                  </th>
                  <td>{level}</td>
                  <td>{remark ? `${result}. ${remark}` : result}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </details>
  );
}
