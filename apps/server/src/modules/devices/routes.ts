import * as contract from "@evolve/contracts/devices";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { forgetDevice } from "./forget-device.ts";
import { listDevices } from "./list-devices.ts";

export const deviceRoutes = ({ bind }: Binder, services: Services): void => {
  bind(contract.listDevices, listDevices(services));
  bind(contract.forgetDevice, forgetDevice(services));
};
