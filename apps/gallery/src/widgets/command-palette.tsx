import { Button } from "@evolve/widgets/button";
import { CommandPalette } from "@evolve/widgets/command-palette";
import { Kbd } from "@evolve/widgets/kbd";
import Search from "lucide-react/icons/search";
import User from "lucide-react/icons/user";
import { type ReactNode, useState } from "react";
import { useSample } from "../sample/use-sample.ts";
import { OpenPicture } from "../stage/open-picture.tsx";

interface PaletteExampleProps {
  readonly isLoading?: boolean;
  readonly footer?: ReactNode;
}

/** Teams and people, of which the field leaves those that hold what is typed. */
const PaletteExample = ({ isLoading = false, footer }: PaletteExampleProps) => {
  const { t, label, options, people } = useSample();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState("");
  const fits = (words: string) => words.toLocaleLowerCase().includes(query.toLocaleLowerCase());
  const teams = options.filter((option) => fits(option.label));
  const named = people.filter(fits);
  return (
    <>
      <Button icon={<Search />} onPress={() => setOpen(true)}>
        {label}
      </Button>
      <output className="ga-event">{chosen}</output>
      {isOpen && (
        <CommandPalette
          label={label}
          placeholder={t("gallery.samplePalette")}
          query={query}
          onQueryChange={setQuery}
          isLoading={isLoading}
          groups={
            isLoading
              ? []
              : [
                  { id: "teams", title: t("gallery.sampleTeam"), items: teams },
                  {
                    id: "people",
                    title: t("gallery.gridPeople"),
                    items: named.map((name) => ({
                      id: name,
                      label: name,
                      description: options[0].label,
                      icon: <User />,
                      end: name === named[0] && <Kbd keys={["Ctrl", "1"]} />,
                    })),
                  },
                ].filter(({ items }) => items.length > 0)
          }
          status={t("gallery.paletteFound", { count: teams.length + named.length })}
          empty={t("common.noResults")}
          footer={footer}
          onAction={(id) => {
            setChosen(id);
            setOpen(false);
          }}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
};

/** Pages, actions and records in one search, opened by a shortcut from anywhere. */
export const Filled = () => {
  const { description } = useSample();
  return <PaletteExample footer={description} />;
};

/** While records are searched on the server. Pages and actions are there already. */
export const Loading = () => <PaletteExample isLoading />;

export const Miniature = () => {
  const { t, options } = useSample();
  return (
    <OpenPicture at="middle">
      <div className="ev-modal ev-palette">
        <div className="ev-modal-dialog">
          <div className="ev-palette-search">
            <Search />
            <span className="ev-input">{t("gallery.samplePalette")}</span>
          </div>
          <div className="ev-menu ev-palette-list">
            {options.slice(0, 3).map(({ id, label }) => (
              <div key={id} className="ev-menu-item">
                {label}
              </div>
            ))}
          </div>
        </div>
      </div>
    </OpenPicture>
  );
};
