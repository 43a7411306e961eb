import * as contract from "@evolve/contracts/preferences";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { listPreferences } from "./list-preferences.ts";
import { readPreference } from "./read-preference.ts";
import { setPreference } from "./set-preference.ts";

export const preferenceRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.listPreferences, listPreferences(services));
  bind(contract.readPreference, readPreference(services));
  bind(contract.createPreference, setPreference(services));
  bind(contract.updatePreference, setPreference(services));
};
