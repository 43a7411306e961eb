import { useWords } from "@evolve/i18n/react";
import type { GridColumn, GridReading } from "@evolve/widgets/data-grid";
import { useMemo } from "react";
import type { GridPerson } from "./grid-people.ts";
import { useSample } from "./use-sample.ts";

const callsMost = 999;
const nameMost = 50;

/** The columns of people in the examples of grids, with all that a grid can do by them. */
export const useGridColumns = (): readonly GridColumn<GridPerson>[] => {
  const words = useWords();
  const { options } = useSample();
  // What words the options bear follows from the language alone.
  const optionsKey = JSON.stringify(options);
  return useMemo(() => {
    const { t } = words;
    const teams = JSON.parse(optionsKey) as typeof options;
    const teamOf = (id: string): string => teams.find((team) => team.id === id)?.label ?? "";
    const readName = (text: string): GridReading =>
      text.length > 0 && text.length <= nameMost ? { value: text } : { error: t("gallery.gridNameWrong") };
    const readCalls = (text: string): GridReading =>
      /^\d+$/.test(text) && Number(text) <= callsMost
        ? { value: Number(text) }
        : { error: t("gallery.gridCallsWrong") };
    const readTeam = (text: string): GridReading => {
      const team = teams.find(({ id, label }) => id === text || label === text);
      return team ? { value: team.id } : { error: t("gallery.gridTeamWrong") };
    };
    return [
      {
        id: "number",
        header: t("gallery.gridNumber"),
        width: 110,
        align: "end",
        isSortable: true,
        value: ({ number }) => number,
        cell: ({ number }) => words.number(number),
      },
      {
        id: "name",
        header: t("gallery.gridName"),
        width: 240,
        isSortable: true,
        isHideable: false,
        filter: { kind: "text" },
        edit: { kind: "text", read: readName },
        value: ({ name }) => name,
        cell: ({ name }) => name,
      },
      {
        id: "team",
        header: t("gallery.gridTeam"),
        width: 170,
        isSortable: true,
        isGroupable: true,
        filter: { kind: "set", options: teams },
        edit: { kind: "choice", options: teams, read: readTeam },
        value: ({ team }) => team,
        text: ({ team }) => teamOf(team),
        cell: ({ team }) => teamOf(team),
      },
      {
        id: "calls",
        header: t("gallery.gridCalls"),
        width: 120,
        align: "end",
        isSortable: true,
        filter: { kind: "number" },
        edit: { kind: "number", read: readCalls },
        value: ({ calls }) => calls,
        cell: ({ calls }) => words.number(calls),
      },
      {
        id: "since",
        header: t("gallery.gridSince"),
        width: 150,
        align: "end",
        isSortable: true,
        filter: { kind: "date" },
        value: ({ since }) => since,
        cell: ({ since }) => words.date(since, "date"),
      },
      {
        id: "phone",
        header: t("gallery.gridPhone"),
        width: 160,
        value: ({ phone }) => phone,
        cell: ({ phone }) => phone,
      },
    ];
  }, [words, optionsKey]);
};
