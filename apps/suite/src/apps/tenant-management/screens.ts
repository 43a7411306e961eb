import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  tenants: async () => (await import("./tenants-screen.tsx")).TenantsScreen,
  tenantUsage: async () => (await import("./usage-screen.tsx")).UsageScreen,
} satisfies Screens;
