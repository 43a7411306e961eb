/** Demo people that nobody else uses, so that what one test does to somebody's account reaches no other test. */
export interface People {
  /** The user name of somebody with this role in a tenant of the demo, by its key. */
  readonly take: (role: string, tenant: string) => string;
}

const password = "Evolve#2026";
const pageSize = 200;

interface Found {
  readonly userName: string;
  readonly locked: boolean;
  readonly role: { readonly name: string } | null;
}

const post = async (url: string, body: unknown, token = ""): Promise<Readonly<Record<string, unknown>>> => {
  const headers = { "content-type": "application/json", ...(token !== "" && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Readonly<Record<string, unknown>>;
};

/** `first.last@…`: the named demo accounts are one word. */
const isGenerated = ({ userName }: Found): boolean => /^[^@]+\.[^@]+@/.test(userName);

type Pools = ReadonlyMap<string, Found[]>;

/** Reads the generated users of a tenant once, by their roles. */
const poolsOf = async (origin: string, tenant: string): Promise<Pools> => {
  const userName = `admin@${tenant}.test`;
  const signedIn = await post(`${origin}/authentication/v2/login`, { userName, password });
  const { accessToken } = await post(`${origin}/public/authentication/v1/token`, { accessToken: signedIn["id_token"] });
  const found: Found[] = [];
  for (const skip of [0, pageSize]) {
    const body = { filter: { status: ["ACTIVE"] }, skip, top: pageSize };
    const { users } = await post(`${origin}/user-management/v1/users/search`, body, String(accessToken));
    found.push(...(users as Found[]));
  }
  return Map.groupBy(
    found.filter((person) => isGenerated(person) && !person.locked),
    ({ role }) => role?.name ?? "",
  );
};

/** Acme is where most tests take place, Globex has people for those that need no certain tenant; Platform is for those that reach a whole one. */
const tenants = ["acme", "globex", "platform"];

export const findPeople = async (origin: string): Promise<People> => {
  const pools = new Map<string, Pools>();
  for (const tenant of tenants) pools.set(tenant, await poolsOf(origin, tenant));
  return {
    take: (role, tenant) => {
      const person = pools.get(tenant)?.get(role)?.shift();
      if (person === undefined) throw new Error(`Nobody is left with the role ${role} in ${tenant}`);
      return person.userName;
    },
  };
};
