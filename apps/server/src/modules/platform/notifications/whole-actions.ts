import type { GivenAction, NotificationAction } from "@evolve/contracts/notifications";

/** The actions that have an address, a launch method and a text; any other is dropped (section 5 'notification action'). */
export const wholeActions = (given: readonly GivenAction[]): NotificationAction[] =>
  given.flatMap(({ uri, uriHttpVerb = "GET", payload, guideline = {} }) => {
    const { uriLaunchMethod, actionTextTranslation, onSuccessTextTranslation, windowProperties } = guideline;
    if (!uri || !uriLaunchMethod || !actionTextTranslation?.trim()) return [];
    return [
      {
        uri,
        uriHttpVerb,
        ...(payload !== undefined && { payload }),
        guideline: {
          uriLaunchMethod,
          actionTextTranslation,
          ...(onSuccessTextTranslation !== undefined && { onSuccessTextTranslation }),
          ...(windowProperties && { windowProperties }),
        },
      },
    ];
  });
