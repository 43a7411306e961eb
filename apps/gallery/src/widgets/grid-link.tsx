import { useWords } from "@evolve/i18n/react";
import { DataGrid, initialGridState } from "@evolve/widgets/data-grid";
import { isSameList, readGridLink, writeGridLink } from "@evolve/widgets/grid-link";
import { useClientRows } from "@evolve/widgets/grid-sources";
import { useMemo, useState } from "react";
import { type GridPerson, makeGridPeople } from "../sample/grid-people.ts";
import { useGridColumns } from "../sample/use-grid-columns.tsx";
import { useAddress } from "../use-address.ts";

const rowId = ({ id }: GridPerson) => id;
const paging = { page: 0, pageSize: 50, pageSizes: [20, 50, 100] };

/** Sort it, filter it, group it or turn its pages: whoever opens the address sees the same list. */
export const Filled = () => {
  const words = useWords();
  const columns = useGridColumns();
  const rows = useMemo(() => makeGridPeople(1_234), []);
  const { address, change } = useAddress();
  const [look, setLook] = useState(() => initialGridState(columns));
  const facts = useMemo(() => ({ columns, first: initialGridState(columns), paging }), [columns]);
  const said = JSON.stringify(address.query);
  const list = useMemo(() => readGridLink(JSON.parse(said) as Record<string, string>, facts), [said, facts]);
  const { page, pageSize } = list ?? paging;
  const state = { ...look, ...(list ?? facts.first) };
  const { source, total, lineCount } = useClientRows({
    rows,
    rowId,
    columns,
    state,
    locale: words.locale,
    page: { page, pageSize },
  });
  return (
    <div className="ga-grid">
      <DataGrid
        label={words.t("gallery.gridPeople")}
        columns={columns}
        source={source}
        rowId={rowId}
        rowLabel={({ name }) => name}
        totalCount={total}
        state={state}
        onStateChange={(next) => {
          setLook(next);
          // Of another list one sees the first page.
          change({ query: writeGridLink({ ...next, page: isSameList(next, state) ? page : 0, pageSize }, facts) });
        }}
        isFilterable
        isGroupable
        paging={{
          page,
          pageSize,
          pageSizes: paging.pageSizes,
          total: lineCount,
          onChange: (next) => change({ query: writeGridLink({ ...state, ...next }, facts) }),
        }}
      />
    </div>
  );
};
