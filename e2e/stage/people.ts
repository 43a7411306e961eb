/** Demo people that nobody else uses, so that what one journey does to somebody's account reaches no other journey. */
export interface People {
  /** The user name of somebody with this role in Acme. */
  readonly take: (role: string) => string;
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

/** Reads the generated users of Acme once. */
export const findPeople = async (origin: string): Promise<People> => {
  const signedIn = await post(`${origin}/authentication/v2/login`, { userName: "admin@acme.test", password });
  const { accessToken } = await post(`${origin}/public/authentication/v1/token`, { accessToken: signedIn["id_token"] });
  const found: Found[] = [];
  for (const skip of [0, pageSize]) {
    const body = { filter: { status: ["ACTIVE"] }, skip, top: pageSize };
    const { users } = await post(`${origin}/user-management/v1/users/search`, body, String(accessToken));
    found.push(...(users as Found[]));
  }
  const pools = Map.groupBy(
    found.filter((person) => isGenerated(person) && !person.locked),
    ({ role }) => role?.name ?? "",
  );
  return {
    take: (role) => {
      const person = pools.get(role)?.shift();
      if (person === undefined) throw new Error(`Nobody is left with the role ${role}`);
      return person.userName;
    },
  };
};
