import { UserStatus } from "@evolve/contracts/users";
import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { Checkbox } from "@evolve/widgets/checkbox";
import { Popover } from "@evolve/widgets/popover";
import { Spinner } from "@evolve/widgets/spinner";
import ListFilter from "lucide-react/icons/list-filter";
import { useState } from "react";
import { type Choice, useRoles, useTeams } from "./use-directory.ts";
import { activeFilters, noFilters, type UserFilters } from "./user-query.ts";
import { statusNames } from "./user-status.ts";

interface FilterPopoverProps {
  readonly filters: UserFilters;
  readonly onChange: (changes: Partial<UserFilters>) => void;
}

/** What the list can be narrowed by. Each tick counts at once. */
export const FilterPopover = ({ filters, onChange }: FilterPopoverProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const roles = useRoles(isOpen);
  const teams = useTeams(isOpen);
  const statuses = UserStatus.options.map((id) => ({ id, name: words.t(statusNames[id]) }));

  return (
    <Popover
      label={words.t("users.filters")}
      className="us-filters"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<ListFilter />}>{words.t("users.filters")}</Button>}
    >
      <div className="us-filter-groups">
        <Choices
          title={words.t("users.status")}
          choices={statuses}
          chosen={filters.status}
          onChange={(ids) => onChange({ status: UserStatus.options.filter((status) => ids.includes(status)) })}
        />
        <Choices
          title={words.t("users.role")}
          choices={roles.data}
          chosen={filters.roleIds}
          onChange={(roleIds) => onChange({ roleIds })}
        />
        <Choices
          title={words.t("users.team")}
          choices={teams.data}
          chosen={filters.teamIds}
          onChange={(teamIds) => onChange({ teamIds })}
        />
      </div>
      <div className="us-filter-foot">
        <Button
          size="small"
          variant="ghost"
          isDisabled={activeFilters(filters).length === 0}
          onPress={() => onChange({ ...noFilters, search: filters.search })}
        >
          {words.t("users.clearFilters")}
        </Button>
      </div>
    </Popover>
  );
};

interface ChoicesProps {
  readonly title: string;
  /** undefined while they are on their way. */
  readonly choices: readonly Choice[] | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

const Choices = ({ title, choices, chosen, onChange }: ChoicesProps) => (
  <fieldset className="us-choices">
    <legend>{title}</legend>
    {choices === undefined ? (
      <Spinner />
    ) : (
      choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((other) => other !== id))}
        >
          {name}
        </Checkbox>
      ))
    )}
  </fieldset>
);
