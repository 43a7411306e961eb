import { createApiClient, isRefusalOf } from "@evolve/api-client";

/*
 * An example of a program that somebody else runs beside the suite, with a service account's access key: it creates the skills named on the command
 * line that the tenant does not have yet, and says how many people have each.
 *
 *   EVOLVE_URL=http://localhost:8080 ACCESS_KEY_ID=… ACCESS_KEY_SECRET=… node apps/example/program/create-skills.ts Billing Returns
 */

const { EVOLVE_URL: url = "http://localhost:8080", ACCESS_KEY_ID = "", ACCESS_KEY_SECRET = "" } = process.env;
const client = createApiClient({ url, as: { accessKeyId: ACCESS_KEY_ID, accessKeySecret: ACCESS_KEY_SECRET } });

const membersOf = async (name: string): Promise<number> => {
  const { skills } = await client.call("searchSkills", { body: { filter: { search: name } } });
  return skills.find((skill) => skill.name === name)?.memberCount ?? 0;
};

for (const name of process.argv.slice(2))
  try {
    await client.call("createSkill", { body: { name, colorCode: "#1461c4" } });
    console.log(`${name}: created`);
  } catch (error) {
    if (!isRefusalOf("createSkill", error) || error.errorCode !== "NAME_EXISTS") throw error;
    console.log(`${name}: ${await membersOf(name)} people`);
  }
