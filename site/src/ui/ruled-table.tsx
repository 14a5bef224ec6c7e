import type { ReactNode } from 'react';
import styles from './ruled-table.module.css';

export interface TableColumn {
  label: string;
  /** Figures stand at the end of their column, so that they line up. */
  number?: boolean;
}

export interface TableRow {
  key: string;
  /** One cell per column; the first names the row. */
  cells: readonly ReactNode[];
}

interface RuledTableProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

function Row({ row, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <tr>
      {row.cells.map((cell, index) => {
        const column = columns[index];
        const className = column?.number ? styles.number : undefined;
        return index === 0 ? (
          <th key={column?.label} scope="row">
            {cell}
          </th>
        ) : (
          <td key={column?.label} className={className}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/** Facts in rows and columns, ruled like a notebook. */
export function RuledTable({ caption, columns, rows }: RuledTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.number ? styles.number : undefined}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
