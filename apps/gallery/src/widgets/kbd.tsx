import { Kbd } from "@evolve/widgets/kbd";

export const Filled = () => <Kbd keys={["Ctrl", "K"]} />;
