interface Application {
  readonly applicationId: string;
  readonly features: readonly { readonly featureId: number; readonly name: string }[];
}

const without = (applicationId: string): Application => ({ applicationId, features: [] });

/** The licensed applications of section 1, with the features that the menus ask for. */
export const applications: readonly Application[] = [
  without("ACD"),
  without("WFM"),
  without("WFO"),
  {
    applicationId: "QM",
    features: [
      { featureId: 103, name: "qualityManagement" },
      { featureId: 107, name: "qualityAnalytics" },
    ],
  },
  without("PM"),
  without("WFI"),
  without("RECORDING"),
  without("SEARCH"),
  without("TM"),
  without("AS"),
  without("ANALYTICS"),
  without("XSIGHT"),
  without("ADAPTERS"),
  without("EM"),
];
