import { Kbd } from "@evolve/widgets/kbd";

/** The keys of a shortcut, in menus, tooltips and the list of shortcuts. */
export const Filled = () => <Kbd keys={["Ctrl", "K"]} />;
