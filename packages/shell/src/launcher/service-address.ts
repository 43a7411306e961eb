/** Words in a host name that tell an environment from production. */
const environments = ["dev", "test", "staging", "perf"] as const;

/** `acme-dev` names an environment, `developers` does not. */
const environmentIn = (label: string): string | undefined =>
  environments.find((environment) => label.split("-").includes(environment));

const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith("[");

/**
 * The host of a service beside a tenant's own: `https://acme.example.com` has its agent app at `https://agent.example.com`, and
 * `https://acme-dev.example.com` at `https://agent-dev.example.com`. A host without a tenant's label, as `localhost` and
 * `example.com`, has the service below it. Undefined where the base address is none.
 */
export const serviceOrigin = (tenantBaseUrl: string, service: string): string | undefined => {
  const base = URL.parse(tenantBaseUrl);
  if (base === null || !/^https?:$/.test(base.protocol)) return undefined;
  const host = isAddress(base.hostname) ? "localhost" : base.hostname;
  const [tenant = "", ...rest] = host.split(".");
  const hasTenant = rest.length > 1 || rest[0] === "localhost";
  const environment = environmentIn(tenant);
  const label = environment === undefined ? service : `${service}-${environment}`;
  const domain = hasTenant ? rest.join(".") : host;
  return `${base.protocol}//${label}.${domain}${base.port === "" ? "" : `:${base.port}`}`;
};
