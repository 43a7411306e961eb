import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import { type Call, fields, makeCalls } from "./rows.ts";

ModuleRegistry.registerModules([AllCommunityModule]);
const root = document.getElementById("root");
if (root) {
  createGrid<Call>(root, {
    columnDefs: fields.map((field) => ({ field, headerName: field, width: 250 })),
    rowData: makeCalls(10_000),
    rowHeight: 45,
    getRowId: ({ data }) => data.id,
  });
}
