import type { ReactNode } from 'react';
import styles from './data-table.module.css';

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

interface DataTableProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

const columnClass = (column: TableColumn | undefined) => (column?.number ? styles.number : undefined);

function Row({ row, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <tr role="row">
      {row.cells.map((cell, index) => {
        const column = columns[index];
        const className = columnClass(column);
        return index === 0 ? (
          <th key={column?.label} role="rowheader" scope="row">
            {cell}
          </th>
        ) : (
          <td key={column?.label} role="cell" className={className} data-label={column?.label}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

/**
 * Facts in rows and columns, ruled like a notebook. Where letters are too large for columns, each row is a list of its
 * labelled cells; the roles say that it stays a table.
 */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const figures = columns.every(({ number }, index) => index === 0 || number);
  return (
    <div className={styles.place}>
      <table role="table" className={figures ? `${styles.table} ${styles.figures}` : styles.table}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col" className={columnClass(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
