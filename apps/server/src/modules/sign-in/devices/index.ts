import { defineModule } from "../../../core/module.ts";
import { listDevices, listUserDevices } from "./list-devices.ts";
import { forgetDevice, forgetUserDevice } from "./forget-device.ts";

export { deviceIdOf, setDeviceCookie } from "./cookie.ts";
export { rememberDevice } from "./remember-device.ts";
export { deleteDevices as forgetDevicesOfUser, isKnownDevice } from "./repository.ts";

export const devices = defineModule({
  operations: [listDevices, listUserDevices, forgetDevice, forgetUserDevice],
});
