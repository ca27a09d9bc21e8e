import { answerAside } from '../../../platform/aside/answer-aside.ts'
import { contentWorks } from './content-works.ts'

answerAside(contentWorks)
