import { ModuleIcon } from "@evolve/widgets/module-icon";

export const Filled = () =>
  ["icon-admin", "icon-users", "my-space", "wfm", "qm", "scheduler", "analytics"].map((name) => (
    <ModuleIcon key={name} name={name} />
  ));
