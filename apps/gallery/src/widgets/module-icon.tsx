import { ModuleIcon } from "@evolve/widgets/module-icon";

/** One icon for each application, in the launcher and the sidebar. */
export const Filled = () =>
  ["icon-admin", "icon-users", "my-space", "wfm", "qm", "scheduler", "analytics"].map((name) => (
    <ModuleIcon key={name} name={name} />
  ));
