import { defineModule } from "../../../core/module.ts";
import { listDevices } from "./list-devices.ts";
import { forgetDevice } from "./forget-device.ts";

export { deviceIdOf, setDeviceCookie } from "./cookie.ts";
export { rememberDevice } from "./remember-device.ts";
export { deleteDevices as forgetDevicesOfUser, isKnownDevice } from "./repository.ts";

export const devices = defineModule({
  operations: [listDevices, forgetDevice],
});
