import {
  defaultUserSettings,
  NetStaffingLimits,
  saveUserSettings,
  userSettings,
} from "@evolve/contracts/user-settings";
import { useShell } from "@evolve/shell";
import { useQuery, useQueryClient } from "@tanstack/react-query";

/** From -10, -4, -1, 1, 4, 10: short from 1, 4, 10 people, over from 1, 4, 10. Undefined for what is not six such numbers. */
const limitsOf = (pivots: unknown): NetStaffingLimits | undefined => {
  if (!Array.isArray(pivots)) return undefined;
  const short = pivots.slice(0, 3).map((people) => -Number(people));
  return NetStaffingLimits.safeParse({ short: short.toReversed(), over: pivots.slice(3) }).data;
};

const pivotsOf = ({ short, over }: NetStaffingLimits): number[] => [
  ...short.map((people) => -people).toReversed(),
  ...over,
];

/** The settings travel as JSON text. */
const readLimits = (userSettingsMap: string): NetStaffingLimits | undefined =>
  limitsOf((JSON.parse(userSettingsMap) as Record<string, unknown>)["netStaffingPivots"]);

const queryKey = ["userSettings"];
export const usualLimits: NetStaffingLimits = limitsOf([...defaultUserSettings.netStaffingPivots]) ?? {
  short: [],
  over: [],
};

/** From how many people short and over the net view has its colours: everybody's own choice, for all weeks. */
export const useNetLimits = () => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const settings = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await client.call(userSettings, {}, { signal })).userSettingsMap,
    select: readLimits,
  });
  return {
    limits: settings.data ?? usualLimits,
    /** What is not known cannot be changed. */
    isKnown: settings.isSuccess,
    save: async (limits: NetStaffingLimits): Promise<void> => {
      const body = { netStaffingPivots: JSON.stringify(pivotsOf(limits)) };
      queryClient.setQueryData(queryKey, (await client.call(saveUserSettings, { body })).userSettingsMap);
    },
  };
};
