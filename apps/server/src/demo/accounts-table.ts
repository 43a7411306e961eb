import { demoPassword, demoTenants } from "./tenants.ts";

/** The demo accounts, for the terminal. */
export const accountsTable = (url: string): string => {
  const lines = demoTenants.flatMap((tenant) => [
    `  ${tenant.name} (${tenant.hosts.at(-1) ?? ""})`,
    ...tenant.accounts.map(({ name, role }) => `    ${`${name}@${tenant.key}.test`.padEnd(26)} ${role}`),
  ]);
  return [
    "",
    `Demo accounts, password of all: ${demoPassword}`,
    ...lines,
    "",
    `Caught mail: ${url}/demo/mail`,
    "",
  ].join("\n");
};
