import { useWords } from "@evolve/i18n/react";
import { SearchField } from "@evolve/widgets/search-field";
import { useState } from "react";
import { groups, widgets } from "../registry.ts";
import { useAddress } from "../use-address.ts";

/** Every widget under its group, and a search by name and purpose. */
export const WidgetList = ({ onChoose }: { readonly onChoose: () => void }) => {
  const { t, locale } = useWords();
  const { address, linkTo } = useAddress();
  const [search, setSearch] = useState("");
  const here = address.place.page === "examples" ? address.place.widget : undefined;
  const wanted = search.trim().toLocaleLowerCase(locale);
  const found = groups.map((group) => ({
    group,
    members: widgets
      .filter((widget) => widget.group === group)
      .filter(({ id }) =>
        `${t(`gallery.widget-${id}`)} ${id} ${t(`gallery.about-${id}`)}`.toLocaleLowerCase(locale).includes(wanted),
      ),
  }));
  const isNothing = found.every(({ members }) => members.length === 0);
  return (
    <>
      <SearchField
        label={t("gallery.searchWidgets")}
        placeholder={t("gallery.searchWidgets")}
        delay={0}
        onSearch={setSearch}
      />
      <p className="ev-sr" role="status">
        {isNothing ? t("common.noResults") : ""}
      </p>
      {isNothing && (
        <p className="ga-list-nothing" aria-hidden="true">
          {t("common.noResults")}
        </p>
      )}
      {found.map(
        ({ group, members }) =>
          members.length > 0 && (
            <div key={group} className="ga-list-group">
              <p className="ga-list-title" id={`list-${group}`}>
                {t(`gallery.group-${group}`)}
              </p>
              <ul aria-labelledby={`list-${group}`}>
                {members.map(({ id }) => (
                  <li key={id}>
                    <a
                      className="ga-list-link"
                      href={linkTo({ page: "examples", widget: id })}
                      aria-current={id === here ? "page" : undefined}
                      onClick={onChoose}
                    >
                      {t(`gallery.widget-${id}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
};
