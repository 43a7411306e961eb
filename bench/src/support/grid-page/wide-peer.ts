import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import { type WideRow, wideFields, wideRows, wideValue } from "./wide-rows.ts";

ModuleRegistry.registerModules([AllCommunityModule]);
const root = document.getElementById("root");
if (root) {
  createGrid<WideRow>(root, {
    columnDefs: wideFields.map((headerName, at) => ({
      headerName,
      width: 120,
      valueGetter: ({ data }) => (data ? wideValue(data, at) : ""),
    })),
    rowData: [...wideRows],
    rowHeight: 45,
    getRowId: ({ data }) => data.id,
  });
}
