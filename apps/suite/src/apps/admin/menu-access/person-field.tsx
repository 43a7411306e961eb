import { searchUsers } from "@evolve/contracts/users";
import { useShell } from "@evolve/shell";
import { Dropdown } from "@evolve/widgets/dropdown";

const mostChoices = 50;

interface PersonFieldProps {
  readonly userId: string;
  readonly onChange: (userId: string) => void;
}

/** Whose menu is looked at: any user of the tenant, oneself at first. */
export const PersonField = ({ userId, onChange }: PersonFieldProps) => {
  const { client, user, words } = useShell();
  return (
    <Dropdown
      label={words.t("menuAccess.person")}
      value={userId}
      knownOptions={[{ id: user.id, label: user.fullName }]}
      isRequired
      server={{
        queryKey: ["explained people"],
        fetchChoices: async (search, signal) => {
          const body = { filter: { search }, top: mostChoices };
          const { users, totalRecords } = await client.call(searchUsers, { body }, { signal });
          return { options: users.map(({ id, fullName }) => ({ id, label: fullName })), total: totalRecords };
        },
      }}
      onChange={(id) => onChange(id ?? user.id)}
    />
  );
};
