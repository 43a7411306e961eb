import { describe, expect, it } from "vitest";
import { fileOptions, groupFiles, hasHandleTimes, type PreparedFile, readExample } from "./prepared-files.ts";

const file = (fileId: string, columns: string[], rows: string[][], mapping: PreparedFile["mapping"]): PreparedFile => ({
  fileId,
  fileName: `${fileId}.csv`,
  columns,
  rows,
  samples: [],
  mapping,
  remembered: undefined,
});
const columns = ["Day", "Hour", "Calls"];
const mapping = { date: 0, time: 1, offered: 2 };
const one = file(
  "Sales",
  columns,
  [
    ["13/11/2026", "08:00", "5"],
    ["13/11/2026", "08:15", "6"],
  ],
  mapping,
);
const other = file("Help", columns, [["14/11/2026", "09:30", "7"]], mapping);

describe("Files of an import", () => {
  it("with the same columns are read in the same way; without a queue's column each is a queue", () => {
    const groups = groupFiles([one, other], {}, "2026-11-20");
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ dateOrder: "dmy", isAmbiguous: false, minutes: 15, isComplete: true });
    const options = fileOptions(groups, { Help: "Help desk" });
    expect(options).toEqual([
      { fileId: "Sales", mapping, dateOrder: "dmy", minutes: 15, queueName: "Sales" },
      { fileId: "Help", mapping, dateOrder: "dmy", minutes: 15, queueName: "Help desk" },
    ]);
    expect(groups[0] && readExample(groups[0])).toEqual({
      text: "13/11/2026 08:00",
      local: "2026-11-13T08:00",
      zone: null,
    });
  });

  it("that state the offset of their times are read with it", () => {
    const zoned = (start: string) =>
      groupFiles([file("Zoned", ["Start", "Calls"], [[start, "5"]], { start: 0, offered: 1 })], {}, "2026-11-20")
        .map(readExample)
        .map((example) => example?.zone);
    expect(zoned("2026-11-13T08:00:00+05:30")).toEqual(["UTC+05:30"]);
    expect(zoned("13-Nov-2026 08:00 -0330")).toEqual(["UTC-03:30"]);
    expect(zoned("2026-11-13T08:00:00Z")).toEqual(["UTC"]);
  });

  it("without a column of handle times say so", () => {
    const [without] = groupFiles([one], {}, "2026-11-20");
    const timed = file("Timed", [...columns, "AHT"], [["13/11/2026", "08:00", "5", "200"]], {
      ...mapping,
      averageHandleSeconds: 3,
    });
    const [withTimes] = groupFiles([timed], {}, "2026-11-20");
    expect([without && hasHandleTimes(without), withTimes && hasHandleTimes(withTimes)]).toEqual([false, true]);
  });

  it("of hours cannot be imported until another length is chosen, and a choice overrides what was recognised", () => {
    const hourly = file(
      "Hours",
      columns,
      [
        ["2026-11-03", "08:00", "5"],
        ["2026-11-03", "09:00", "6"],
      ],
      mapping,
    );
    const [group] = groupFiles([hourly], {}, "2026-11-20");
    expect(group).toMatchObject({ wrongMinutes: 60, minutes: null, isComplete: false });
    const [chosen] = groupFiles([hourly], { [group?.key ?? ""]: { minutes: 30 } }, "2026-11-20");
    expect(chosen).toMatchObject({ wrongMinutes: null, minutes: 30, isComplete: true });
  });
});
