export { deviceIdOf, setDeviceCookie } from "./cookie.ts";
export { rememberDevice } from "./remember-device.ts";
export { deleteDevices as forgetDevicesOfUser, isKnownDevice } from "./repository.ts";
export { deviceRoutes } from "./routes.ts";
