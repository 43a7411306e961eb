export { createBus } from "./create-bus.ts";
export type { Bus, BusMessage } from "./messages.ts";
export { connectRedis } from "./redis.ts";
