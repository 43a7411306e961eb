import { Credentials } from "@evolve/contracts/authentication";
import { useWords } from "@evolve/i18n/react";
import type { CallError } from "@evolve/session";
import { Select } from "@evolve/widgets/select";
import { TextField } from "@evolve/widgets/text-field";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "../../app-context.ts";
import { refusalOf } from "../../failures.ts";
import { Button } from "../../parts/button.tsx";
import { Heading } from "../../parts/page-heading.tsx";
import { Retry } from "../../parts/retry.tsx";
import { useTakeFocus } from "../../parts/take-focus.ts";
import { useFaults } from "../../parts/use-faults.ts";
import { useForm } from "../../parts/use-form.ts";
import { usePlace } from "../../router.ts";
import { errorText } from "../messages/error-text.ts";
import { Notice } from "../sign-in/notice.tsx";
import { loadRegions, type Regions } from "./load-regions.ts";
import { regionalAddress } from "./regional-address.ts";

const Schema = z.extend(z.pick(Credentials, { userName: true }), { area: z.string() });

/** Who signs in, and where their account is: then on to the sign-in of that region. */
export const AuthorizePage = () => {
  const words = useWords();
  const { client } = useApp();
  const { parameters } = usePlace();
  const [regions, setRegions] = useState<Regions>();
  const [failure, setFailure] = useState<CallError>();
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    let isCurrent = true;
    loadRegions(client).then(
      (loaded) => {
        if (isCurrent) setRegions(loaded);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(refusalOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, attempt]);

  const form = useForm({
    schema: Schema,
    showOn: "submit",
    onValid: ({ userName, area }) => {
      const authHost = regions?.clusters.find((cluster) => cluster.area === area)?.authHost;
      if (authHost === undefined) return;
      location.assign(regionalAddress({ authHost, userName, parameters, endpointPath: regions?.endpointPath }));
    },
  });
  const faults = useFaults(form);
  useTakeFocus(field);

  if (failure !== undefined)
    return (
      <Retry
        title={words.t("openid.areaTitle")}
        lead={words.t("openid.areasFailed")}
        reason={words.error(failure.code)}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((before) => before + 1);
        }}
      />
    );
  const description = parameters.get("error_description");
  const wanted = parameters.get("tenant_location") ?? "";
  const known = regions?.clusters.some(({ area }) => area === wanted) === true ? wanted : regions?.area;
  return (
    <>
      <Heading title={words.t("openid.areaTitle")} lead={words.t("openid.areaLead")} />
      {/* At the host of all areas the error page is out of reach, so what went wrong stands here. */}
      <Notice content={description === null ? undefined : { tone: "danger", text: errorText(description, words) }} />
      <form method="dialog" className="form" {...form.handlers}>
        <TextField
          ref={field}
          name="userName"
          label={words.t("signIn.userName")}
          size="large"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={words.t("signIn.userNameExample")}
          defaultValue={parameters.get("userName") ?? parameters.get("login_hint") ?? ""}
          error={faults("userName")}
        />
        {regions !== undefined && (
          <Select
            name="area"
            size="large"
            label={words.t("openid.location")}
            placeholder={words.t("openid.location")}
            defaultValue={known}
            options={regions.clusters.map(({ area }) => ({
              id: area,
              label: area === regions.area ? words.t("openid.thisLocation", { area }) : area,
            }))}
          />
        )}
        <Button type="submit" variant="primary" isPending={regions === undefined}>
          {words.t("signIn.next")}
        </Button>
      </form>
    </>
  );
};
