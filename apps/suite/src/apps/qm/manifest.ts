import { InteractionFilter } from "@evolve/contracts/interaction-filters";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const qm: AppManifest = {
  id: "qm",
  routes: [
    {
      name: "interactions",
      path: "/interactions",
      permission: "recording:view",
      areas: ["interactions", "list", "grid", "choices"],
      search: listSearch(InteractionFilter),
      load: async () => ({ Screen: (await import("./interactions/interactions-screen.tsx")).InteractionsScreen }),
    },
    {
      name: "interaction",
      path: "/interactions/$interactionId",
      permission: "recording:view",
      areas: ["interactions", "list"],
      load: async () => ({ Screen: (await import("./interactions/interaction-screen.tsx")).InteractionScreen }),
    },
  ],
};
