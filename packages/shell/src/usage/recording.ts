import { type RecordingConfiguration, sessionRecording } from "@evolve/contracts/usage";
import type { Client } from "@evolve/session";
import { logFault } from "../log.ts";

/** Whether the recorder's script may be loaded: the service is enabled, the tenant is included and not excluded. */
const isRecorded = (configuration: RecordingConfiguration, tenantId: string): boolean =>
  configuration.isEnabled &&
  configuration.scriptUrl !== "" &&
  configuration.includedTenants.includes(tenantId) &&
  !configuration.excludedTenants.includes(tenantId);

/** Loads the recorder's script where its configuration says so, in the background; a failure is only logged. */
export const startRecording = async (
  client: Pick<Client, "call">,
  tenantId: string,
  load: (configuration: RecordingConfiguration) => void = addScript,
): Promise<void> => {
  try {
    const configuration = await client.call(sessionRecording, {});
    if (isRecorded(configuration, tenantId)) load(configuration);
  } catch (cause) {
    logFault("not loaded: session recording", cause);
  }
};

const addScript = ({ scriptUrl, organizationId }: RecordingConfiguration): void => {
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  script.crossOrigin = "anonymous";
  script.dataset["org"] = organizationId;
  document.head.append(script);
};
