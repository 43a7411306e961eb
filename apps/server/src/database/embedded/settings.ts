/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/**
 * The embedded server's settings: sized for a small machine, and never at the risk of an acknowledged write. It listens on
 * a socket in a private folder, on no port.
 */
const defaults: Settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: 200,
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  min_wal_size: "32MB",
  max_wal_size: "512MB",
  fsync: true,
  synchronous_commit: true,
  jit: false,
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_checkpoints: false,
  log_line_prefix: "%m [%p] ",
};

/** The settings as arguments of `postgres`: on the command line they override the cluster's files. */
export const asArguments = (socketFolder: string, overrides: Settings): readonly string[] => {
  const all: Settings = { ...defaults, unix_socket_directories: socketFolder, ...overrides };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${formatValue(value)}`]);
};

const formatValue = (value: string | number | boolean): string => {
  if (typeof value === "boolean") return value ? "on" : "off";
  return String(value);
};
