import { useWords } from "@evolve/i18n/react";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { GridExport } from "@evolve/widgets/grid-export";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { useMemo, useState } from "react";
import { type GridPerson, makeGridPeople } from "../sample/grid-people.ts";
import { askForPage } from "../sample/grid-server.ts";
import { useGridColumns } from "../sample/use-grid-columns.tsx";
import { useSample } from "../sample/use-sample.ts";

const rowId = ({ id }: GridPerson) => id;
const rowLabel = ({ name }: GridPerson) => name;

/** For lists that are loaded whole. The file has the columns, the order and the filters of the screen. */
export const Filled = () => {
  const words = useWords();
  const columns = useGridColumns();
  const rows = useMemo(() => makeGridPeople(1_000), []);
  const [state, setState] = useState(() => initialGridState(columns));
  const { source, total, sorted } = useClientRows({ rows, rowId, columns, state, locale: words.locale });

  async function* readPages() {
    yield await Promise.resolve({ rows: sorted, total });
  }
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={rowLabel}
        totalCount={total}
        state={state}
        onStateChange={setState}
        isFilterable
        toolbar={
          <GridExport
            columns={columns}
            state={state}
            locale={words.locale}
            title={words.t("gallery.gridPeople")}
            readPages={readPages}
          />
        }
      />
    </div>
  );
};

/** For lists that are loaded page by page: the server writes all rows, not only those in sight. */
export const FromServer = () => {
  const words = useWords();
  const { options } = useSample();
  const columns = useGridColumns();
  const [state] = useState(() => initialGridState(columns));

  async function* readPages(signal: AbortSignal) {
    for (let page = 0; page < 200; page += 1) {
      const { rows } = await askForPage(page, 100, { state, teamIds: options.map(({ id }) => id), signal });
      yield { rows, total: 20_000 };
    }
  }
  return (
    <GridExport
      columns={columns}
      state={state}
      locale={words.locale}
      title={words.t("gallery.gridPeople")}
      readPages={readPages}
    />
  );
};
