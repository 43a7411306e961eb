import type { Permission } from "@evolve/contracts/permission-names";
import { useShell } from "@evolve/shell";
import { Checkbox } from "@evolve/widgets/checkbox";
import { SearchField } from "@evolve/widgets/search-field";
import { useState } from "react";
import { offeredPermissions as offered, permissionGroups, permissionTexts } from "./permission-texts.ts";

interface PermissionPickerProps {
  readonly value: readonly Permission[];
  readonly onChange: (permissions: readonly Permission[]) => void;
}

/** The permissions of a role by what they are for. Nobody can give what they do not hold; what a role has beyond that stays. */
export const PermissionPicker = ({ value, onChange }: PermissionPickerProps) => {
  const { holds, words } = useShell();
  const { t } = words;
  const [search, setSearch] = useState("");
  const held = new Set(value);
  const holdsAll = held.has("all");
  const wanted = search.trim().toLocaleLowerCase(words.locale);
  const matching = offered.filter((permission) => {
    const [group, key] = permissionTexts[permission];
    const searched = [t(key), t(permissionGroups[group]), permission].join("\n");
    return searched.toLocaleLowerCase(words.locale).includes(wanted);
  });
  const areas = Map.groupBy(matching, (permission) => t(permissionGroups[permissionTexts[permission][0]]));
  const set = (permissions: readonly Permission[], isSelected: boolean) => {
    const changed = permissions.filter((permission) => holds(permission));
    onChange(isSelected ? [...new Set([...value, ...changed])] : value.filter((one) => !changed.includes(one)));
  };
  const chosenOf = (permissions: readonly Permission[]) => permissions.filter((one) => held.has(one)).length;

  return (
    <div role="group" aria-label={t("roles.permissions")} className="ro-permissions">
      <div className="ro-permissions-head">
        <h3>{t("roles.permissions")}</h3>
        <span className="ev-num" role="status">
          {t("roles.selected", {
            selected: words.number(holdsAll ? offered.length : chosenOf(offered)),
            total: words.number(offered.length),
          })}
        </span>
      </div>
      <SearchField
        label={t("roles.searchPermissions")}
        placeholder={t("roles.searchPermissions")}
        value={search}
        onSearch={setSearch}
        delay={0}
      />
      <Checkbox isSelected={holdsAll} isDisabled={!holds("all")} onChange={(isSelected) => set(["all"], isSelected)}>
        {t("roles.allPermissions")}
      </Checkbox>
      {[...areas].map(([area, permissions]) => (
        <fieldset key={area} className="ro-area">
          <legend className="ev-sr">{area}</legend>
          <Checkbox
            className="ro-area-all"
            isSelected={holdsAll || chosenOf(permissions) === permissions.length}
            isIndeterminate={!holdsAll && chosenOf(permissions) > 0 && chosenOf(permissions) < permissions.length}
            isDisabled={holdsAll || !permissions.some((permission) => holds(permission))}
            onChange={(isSelected) => set(permissions, isSelected)}
          >
            <span className="ev-sr">{t("roles.selectArea", { area })}</span>
            <span aria-hidden="true">{area}</span>
          </Checkbox>
          <div className="ro-area-permissions">
            {permissions.map((permission) => (
              <Checkbox
                key={permission}
                isSelected={holdsAll || held.has(permission)}
                isDisabled={holdsAll || !holds(permission)}
                onChange={(isSelected) => set([permission], isSelected)}
              >
                {t(permissionTexts[permission][1])}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      {areas.size === 0 && <p className="ro-none">{t("roles.noPermission")}</p>}
    </div>
  );
};
