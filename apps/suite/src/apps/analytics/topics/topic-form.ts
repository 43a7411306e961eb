import { TopicFields, type Topic, TopicRules, topicSpeakers } from "@evolve/contracts/interaction-topics";
import { InteractionChannel } from "@evolve/contracts/interaction-filters";
import * as z from "zod/mini";

/** A phrase a line. */
const Lines = z.string();

const FormFields = z.strictObject({
  name: TopicFields.shape.name,
  description: TopicFields.shape.description,
  any: Lines,
  all: Lines,
  none: Lines,
  speaker: z.enum(topicSpeakers),
  channels: z.array(InteractionChannel),
});
export type TopicForm = z.output<typeof FormFields>;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const rulesOf = ({ any, all, none, speaker, channels }: TopicForm): TopicRules => ({
  ...{ any: linesOf(any), all: linesOf(all), none: linesOf(none), speaker, channels },
});

/** What the server would refuse of a phrase is said at its field. */
export const TopicForm = FormFields.check(
  z.check<TopicForm>(({ value, issues }) => {
    for (const { path, message } of TopicRules.safeParse(rulesOf(value)).error?.issues ?? [])
      issues.push({ code: "custom", input: value, path: [path[0] ?? "any"], message });
  }),
);

export const formOf = ({ name, description, rules }: Pick<Topic, "name" | "description" | "rules">): TopicForm => ({
  ...{ name, description, speaker: rules.speaker, channels: rules.channels },
  ...{ any: rules.any.join("\n"), all: rules.all.join("\n"), none: rules.none.join("\n") },
});

/** A new topic, with a phrase of the address where one led here. */
export const newForm = (phrase: string): TopicForm => ({
  ...{ name: phrase, description: "", any: phrase, all: "", none: "", speaker: "anyone", channels: [] },
});
