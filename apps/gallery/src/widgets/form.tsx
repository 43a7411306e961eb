import { Button } from "@evolve/widgets/button";
import { Form, type FormFault } from "@evolve/widgets/form";
import { PasswordField } from "@evolve/widgets/password-field";
import { TextField } from "@evolve/widgets/text-field";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Fields on one measure, with one primary button. Save stays enabled and tells what is missing. */
export const Filled = () => {
  const { t, label, description, value, save } = useSample();
  return (
    <Form onSubmit={() => undefined}>
      <TextField label={label} description={description} defaultValue={value} isRequired />
      <PasswordField label={t("gallery.samplePassword")} autoComplete="new-password" defaultValue="Evolve2026" />
      <Button type="submit" variant="primary">
        {save}
      </Button>
    </Form>
  );
};

/** After saving with faults: the summary takes the focus, and each line leads to its field. */
export const WithError = () => {
  const { t, label, error, save } = useSample();
  const [faults, setFaults] = useState<FormFault[]>([]);
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  const complain = () =>
    setFaults([
      { field: "name", text: error },
      { field: "email", text: error },
    ]);
  return (
    <Form
      label={t("gallery.state-WithError")}
      onSubmit={complain}
      faults={faults}
      summaryTitle={t("gallery.sampleSummary", { count: faults.length })}
    >
      <TextField label={label} name="name" error={faultOf("name")} isRequired />
      <TextField label={t("gallery.sampleEmail")} name="email" type="email" error={faultOf("email")} isRequired />
      <Button type="submit" variant="primary">
        {save}
      </Button>
    </Form>
  );
};
