export {
  type Answer,
  type AnswerKind,
  type Answers,
  answerTo,
  type ChoiceOption,
  type Critical,
  type FormQuestion,
  type FormSection,
  isScored,
  noAnswer,
  type QualityForm,
  questionsOf,
} from "./form.ts";
export {
  answersOf,
  type FormProblem,
  formProblems,
  needsComment,
  type OpenQuestion,
  openQuestions,
  type PlacedProblem,
  problemsOf,
} from "./problems.ts";
export {
  failsCritical,
  fullPointsOf,
  pointsOf,
  type QuestionScore,
  type Score,
  scoreOf,
  type SectionScore,
} from "./score.ts";
export { type Agreement, agreementOf, type Judgement } from "./agreement.ts";
export { type EmergingTerm, emergingTerms, termsIn, type TermUse } from "./emerging.ts";
export { conversationOf, isAbout, type Mark, marksIn, type Said, topicOf, type TopicRules } from "./topics.ts";
