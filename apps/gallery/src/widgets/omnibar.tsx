import { EmployeeFilter, employeeFilterKeys, matchesEmployee } from "@evolve/contracts/employee-filter";
import { useWords } from "@evolve/i18n/react";
import { EmptyState } from "@evolve/widgets/empty-state";
import { searchChoices } from "@evolve/widgets/multi-select";
import { Omnibar } from "@evolve/widgets/omnibar";
import SearchX from "lucide-react/icons/search-x";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";
import { useStaff } from "../sample/use-staff.ts";

const none = EmployeeFilter.parse({});

/** Search and filters above a list, with a tag for each choice. */
export const Filled = () => {
  const words = useWords();
  const { staff, options } = useStaff(180);
  const [{ search, filter }, setView] = useState({
    search: "",
    filter: { ...none, skills: ["voice"], status: ["ACTIVE"] },
  });
  const named = searchChoices(
    staff.map(({ id, name }) => ({ id, label: name })),
    search,
  );
  const found = staff.filter((one) => matchesEmployee(filter, one) && named.some(({ id }) => id === one.id));
  return (
    <div className="ga-fill">
      <Omnibar
        label={words.t("gallery.searchEmployees")}
        total={found.length}
        search={{
          label: words.t("gallery.searchEmployees"),
          value: search,
          onSearch: (next) => setView({ search: next, filter }),
        }}
        filters={employeeFilterKeys.map((key) => ({
          key,
          label: words.t(`gallery.filter-${key}`),
          options: options[key],
          selectedKeys: filter[key],
        }))}
        onFilterChange={(key, selected) => setView({ search, filter: { ...filter, [key]: selected } })}
        onClear={() => setView({ search, filter: none })}
      />
      <ul className="ga-found">
        {found.slice(0, 5).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {found.length === 0 && <EmptyState icon={<SearchX />} title={words.t("common.noResults")} />}
    </div>
  );
};

/** Many choices at once: the first are shown, the others behind a count. */
export const ManyTags = () => {
  const words = useWords();
  const { options } = useStaff(0);
  const all = { teams: options.team.map(({ id }) => id), groups: options.groups.map(({ id }) => id) };
  const [{ teams, groups }, setSelected] = useState(all);
  return (
    <div className="ga-fill">
      <Omnibar
        label={words.t("gallery.searchEmployees")}
        total={48}
        filters={[
          { key: "teams", label: words.t("gallery.filter-team"), options: options.team, selectedKeys: teams },
          { key: "groups", label: words.t("gallery.filter-groups"), options: options.groups, selectedKeys: groups },
        ]}
        onFilterChange={(key, selected) => setSelected({ teams, groups, [key]: [...selected] })}
        onClear={() => setSelected({ teams: [], groups: [] })}
      />
    </div>
  );
};

/** When a search is costly: it starts with a press or Enter, not while one types. */
export const SearchOnClick = () => {
  const words = useWords();
  const [search, setSearch] = useState("");
  const { title } = useSample();
  return (
    <div className="ga-fill">
      <Omnibar
        label={title}
        total={240}
        search={{ label: words.t("gallery.searchEmployees"), value: search, onSearch: setSearch, mode: "click" }}
      />
      <output className="ga-event">{search}</output>
    </div>
  );
};

/** While rows are selected: their count takes the place of the total. */
export const WithSelection = () => {
  const words = useWords();
  return (
    <div className="ga-fill">
      <Omnibar
        label={words.t("gallery.searchEmployees")}
        total={1248}
        selectedCount={3}
        search={{ label: words.t("gallery.searchEmployees"), value: "", onSearch: () => undefined }}
      />
    </div>
  );
};

/** When there are more results than can be shown. Ask to narrow the search. */
export const OverLimit = () => {
  const words = useWords();
  return (
    <div className="ga-fill">
      <Omnibar
        label={words.t("gallery.searchEmployees")}
        total={12_480}
        search={{ label: words.t("gallery.searchEmployees"), value: "", onSearch: () => undefined }}
      />
    </div>
  );
};
