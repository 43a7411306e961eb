import "../chart.css";

interface ChartTableProps {
  readonly label: string;
  readonly height: number;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a chart shows, to be read or copied; it scrolls by itself. */
export const ChartTable = ({ label, height, head, rows }: ChartTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className="ev-chart-table" role="region" aria-label={label} tabIndex={0} style={{ maxHeight: height }}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...values], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
