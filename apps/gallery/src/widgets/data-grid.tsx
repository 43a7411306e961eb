import { useWords } from "@evolve/i18n/react";
import { gridLabels } from "@evolve/shell/labels/grid-labels";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export function Filled() {
  const words = useWords();
  const { title, label, people } = useSample();
  const columns = [
    { id: "name", header: label, width: 240, isHideable: false, cell: ({ name }: { name: string }) => name },
  ];
  const [state, setState] = useState(() => initialGridState(columns, []));
  return (
    <DataGrid
      label={title}
      labels={gridLabels(words)}
      columns={columns}
      rows={people.map((name) => ({ name }))}
      rowId={({ name }) => name}
      rowLabel={({ name }) => name}
      totalCount={people.length}
      state={state}
      onStateChange={setState}
    />
  );
}
