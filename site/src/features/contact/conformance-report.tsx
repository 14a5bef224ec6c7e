import type { ReactNode } from 'react';
import type { SectionId } from '../../model/anchors.ts';
import type { PageOf } from '../../model/page.ts';
import { DetailsSummary } from '../../components/details-toggle.tsx';
import styles from './conformance-report.module.css';

type Report = NonNullable<PageOf<'contact-us'>['accessibility']['report']>;

/** A part of the accessibility statement that is closed until somebody asks or a link leads to it, and open on paper. */
export function StatementDetails(props: { id: SectionId; label: string; children: ReactNode }) {
  return (
    <details className={styles.report}>
      <DetailsSummary>
        <h3>{props.label}</h3>
      </DetailsSummary>
      {/* The target stands inside, because browsers open a <details> for what is in it and not for itself. */}
      <div id={props.id}>{props.children}</div>
    </details>
  );
}

/** How the website meets WCAG, criterion by criterion. */
export function ConformanceReport({ report }: { report: Report }) {
  return (
    <StatementDetails id="conformance-report" label={report.label}>
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
    </StatementDetails>
  );
}
