export { defineList } from "./define-list.ts";
export { FormPanel } from "./form-panel.tsx";
export { ListScreen, type PanelProps } from "./list-screen.tsx";
